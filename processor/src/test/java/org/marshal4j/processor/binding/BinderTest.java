package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.TestDtos;
import org.marshal4j.processor.codec.holder.CountedCodec;
import org.marshal4j.processor.model.BulkCopy;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.problem.Remedy;

class BinderTest {

    private static final Name QUOTE = Name.of("com.acme", "Quote");
    private static final Name BASE = Name.of("com.acme", "Base");
    private static final TypeRef OBJECT = FieldTypes.of("java.lang.Object");

    private final Binder binder = new Binder(FieldTypes.codecs());

    @Test
    void everyFieldHasACodec() {
        Binder.Bound bound = bind(field("a", "int"), field("b", "java.lang.Long"), field("c", "java.lang.String"));
        assertThat(bound.fields())
                .extracting(field -> field.codec().wireType().toString())
                .containsExactly("int32", "int64?", "text?");
        assertThat(bound.problems()).isEmpty();
        assertThat(bound.isWhole()).isTrue();
        assertThat(bound.size()).isEqualTo(Size.atLeast(14));
    }

    @Test
    void typesWithoutACodecAreProblemsOfTheirFields() {
        Binder.Bound bound = bind(field("a", "int"), field("b", "java.util.List"));
        assertThat(bound.isWhole()).isFalse();
        assertThat(bound.size()).isEqualTo(Size.UNKNOWN);
        assertThat(bound.problems())
                .containsExactly(Problem.within(
                        Diagnostic.NO_ELEMENT_TYPE,
                        new Place(QUOTE, "b"),
                        ": List",
                        new Remedy("List<Leg>, with the class of the elements", Remedy.By.DYNAMIC_IMPORT)));
    }

    @Test
    void theSuperclassReportsItsOwnFields() {
        Binder.Bound bound = bind(field("a", OBJECT, OBJECT, BASE, FieldOptions.NULLABLE));
        assertThat(bound.problems()).isEmpty();
        assertThat(bound.isWhole()).isFalse();
    }

    @Test
    void problemsThatOnlyASubclassKnowsAreReportedThere() {
        Field typed = field("a", OBJECT, new TypeRef.Variable("T"), BASE, FieldOptions.NULLABLE);
        assertThat(diagnostics(bind(typed))).containsExactly(Diagnostic.NO_CODEC);
        TypeRef node = FieldTypes.of("com.acme.Node");
        assertThat(diagnostics(bind(field("a", node, node, BASE, FieldOptions.REQUIRED))))
                .containsExactly(Diagnostic.NEVER_ENDS);
        TypeRef contested = FieldTypes.of("com.acme.Contested");
        assertThat(diagnostics(bind(field("a", contested, contested, BASE, FieldOptions.NULLABLE))))
                .containsExactly(Diagnostic.BAD_IMPORT);
    }

    @Test
    void aTypeThatNeverEndsHasNoSize() {
        TypeRef node = FieldTypes.of("com.acme.Node");
        assertThat(bind(field("a", node, node, QUOTE, FieldOptions.REQUIRED)).size())
                .isEqualTo(Size.OF_ITSELF);
    }

    @Test
    void missingClassIsReportedByTheCompiler() {
        TypeRef missing = new TypeRef.Missing("Gone");
        Binder.Bound bound = bind(field("a", missing, missing, QUOTE, FieldOptions.NULLABLE), field("b", "int"));
        assertThat(bound.fields()).hasSize(1);
        assertThat(bound.problems()).isEmpty();
        assertThat(bound.isWhole()).isFalse();
    }

    @Test
    void aMissingParentMakesTheResultIncomplete() {
        TypeRef missing = new TypeRef.Missing("Gone");
        Field gone = field("up", missing, missing, QUOTE, FieldOptions.NULLABLE);
        assertThat(binder.bind(dto(
                                BulkCopy.AUTO, List.of(), List.of(gone), new Construction.Empty(), field("a", "int")))
                        .isWhole())
                .isFalse();
        assertThat(binder.bind(dto(
                                BulkCopy.AUTO,
                                List.of(),
                                List.of(field("up", "com.acme.Node")),
                                new Construction.Empty(),
                                field("a", "int")))
                        .isWhole())
                .isTrue();
    }

    @Test
    void pendingTypesAreNotProblems() {
        Binder.Bound bound = bind(field("a", "com.acme.Late"));
        assertThat(bound.problems()).isEmpty();
        assertThat(bound.isWhole()).isFalse();
    }

    @Test
    void anOpenTypeHasAPlaceInTheSchema() {
        TypeRef variable = new TypeRef.Variable("T");
        Binder.Bound bound = bind(field("a", variable, variable, QUOTE, FieldOptions.NULLABLE));
        assertThat(bound.fields())
                .extracting(field -> field.codec().wireType().toString())
                .containsExactly("*");
        assertThat(bound.size()).isEqualTo(Size.atLeast(0));
        assertThat(bound.isWhole()).isTrue();
    }

    @Test
    void annotationsWithoutEffectAreReported() {
        FieldOptions options = FieldOptions.NULLABLE.with(Option.STOP_BIT).with(Option.INTERNED);
        TypeRef text = FieldTypes.of("java.lang.String");
        assertThat(bind(field("a", text, text, QUOTE, options)).problems())
                .containsExactly(Problem.within(
                        Diagnostic.MISPLACED_ANNOTATION,
                        new Place(QUOTE, "a"),
                        ": String",
                        "StopBit",
                        "together with @Interned"));
        TypeRef box = FieldTypes.of("java.lang.Byte");
        assertThat(bind(field("a", box, box, QUOTE, options)).problems())
                .extracting(Problem::message)
                .hasSize(2)
                .allSatisfy(message -> assertThat(message).contains("on a field of this type"));
        assertThat(bind(field("a", box, box, BASE, options)).problems()).isEmpty();
    }

    @Test
    void valuesForAConstructorAreReadAnew() {
        Construction constructor = new Construction.FromFields(List.of());
        Binder.Bound bound = binder.bind(
                dto(BulkCopy.AUTO, List.of(), List.of(), constructor, field("a", "java.util.List<java.lang.String>")));
        assertThat(((CountedCodec) bound.fields().get(0).codec()).constructed()).isTrue();
        Binder.Bound assigned = bind(field("a", "java.util.List<java.lang.String>"));
        assertThat(((CountedCodec) assigned.fields().get(0).codec()).constructed())
                .isFalse();
    }

    @Test
    void fieldsNotCopiedInBulkAreReported() {
        Binder.Bound bound = binder.bind(dto(
                BulkCopy.BULK,
                List.of(),
                List.of(),
                new Construction.Empty(),
                field("a", "int"),
                field("b", "java.lang.Long")));
        assertThat(bound.problems())
                .containsExactly(
                        Problem.at(Diagnostic.NOT_BULK, new Place(QUOTE, "b"), "Long, which is not primitive"));
    }

    @Test
    void versionedBlocksHaveCountsAndMayEndAfterTheFirstFields() {
        TypeRef number = FieldTypes.of("int");
        FieldOptions later = new FieldOptions(
                false, Set.of(), FieldOptions.NO_LENGTH, FieldOptions.NO_LENGTH, List.of(), Optional.empty(), 2);
        Binder.Bound bound = binder.bind(dto(
                BulkCopy.AUTO,
                List.of(BASE, QUOTE),
                List.of(),
                new Construction.Empty(),
                field("a", number, number, QUOTE, FieldOptions.NULLABLE),
                field("b", number, number, QUOTE, later)));
        assertThat(bound.size()).isEqualTo(Size.between(12, 16));
    }

    private static List<Diagnostic> diagnostics(Binder.Bound bound) {
        return bound.problems().stream().map(Problem::diagnostic).toList();
    }

    private Binder.Bound bind(Field... fields) {
        return binder.bind(dto(BulkCopy.AUTO, List.of(), List.of(), new Construction.Empty(), fields));
    }

    private static Field field(String name, String type) {
        TypeRef ref = FieldTypes.of(type);
        return field(name, ref, ref, QUOTE, FieldOptions.NULLABLE);
    }

    private static Field field(String name, TypeRef type, TypeRef declared, Name owner, FieldOptions options) {
        return TestDtos.field(name, type, declared, owner, false, options);
    }

    private static Dto dto(
            BulkCopy copy,
            List<Name> versionedBlocks,
            List<Field> parents,
            Construction construction,
            Field... fields) {
        return TestDtos.dto(QUOTE, Dto.Kind.CLASS, copy, versionedBlocks, parents, construction, fields);
    }
}
