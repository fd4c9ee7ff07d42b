package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/** Which codec is bound to which type, and which bytes it writes. */
class CodecsTest {

    private static final Name LEG = Name.of("com.acme", "Leg");
    private static final Name NODE = Name.of("com.acme", "Node");
    private static final TypeRef STRING = plain("java.lang", "String");
    private static final TypeRef SIDE = enumeration(true, "BUY", "SELL");

    private final Codecs codecs = new Codecs((name, marshaller) -> name.equals(LEG) ? Size.fixed(12) : Size.OF_ITSELF);

    @ParameterizedTest
    @EnumSource
    void primitives(Primitive primitive) {
        TypeRef type = new TypeRef.OfPrimitive(primitive);
        assertThat(wire(type)).isEqualTo(primitive.kind().wireName());
        BlockCodec codec = (BlockCodec) codec(type, false);
        assertThat(codec.bytes()).isEqualTo(primitive.bytes());
        assertThat(codec.isMemory()).isTrue();
        assertThat(codec.isChecked()).isEqualTo(primitive == Primitive.BOOLEAN);
    }

    @ParameterizedTest
    @EnumSource
    void boxes(Primitive primitive) {
        TypeRef type = plain("java.lang", primitive.box());
        assertThat(wire(type)).isEqualTo(primitive.kind().wireName() + "?");
        assertThat(codec(type, false).size()).isEqualTo(Size.fixed(1 + primitive.bytes()));
        assertThat(requiredWire(type)).isEqualTo(primitive.kind().wireName());
        assertThat(codec(type, true).size()).isEqualTo(Size.fixed(primitive.bytes()));
        assertThat(((BlockCodec) codec(type, false)).isMemory()).isFalse();
        assertThat(((BlockCodec) codec(type, true)).isMemory()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void primitiveArrays(Primitive primitive) {
        TypeRef type = new TypeRef.OfArray(new TypeRef.OfPrimitive(primitive));
        assertThat(wire(type)).isEqualTo(primitive.kind().wireName() + "[]?");
        assertThat(requiredWire(type)).isEqualTo(primitive.kind().wireName() + "[]");
        assertThat(codec(type, false).size()).isEqualTo(Size.atLeast(1));
    }

    @Test
    void strings() {
        assertThat(wire(STRING)).isEqualTo("text?");
        assertThat(requiredWire(STRING)).isEqualTo("text");
        assertThat(codec(STRING, true).size()).isEqualTo(Size.atLeast(1));
    }

    @Test
    void enums() {
        assertThat(wire(SIDE)).isEqualTo("enum com.acme.Side(BUY,SELL)?");
        assertThat(requiredWire(SIDE)).isEqualTo("enum com.acme.Side(BUY,SELL)");
        assertThat(wire(enumeration(false, "SELL", "BUY"))).isEqualTo("enum com.acme.Side?");
    }

    @Test
    void enumsTakeAsManyBytesAsTheirLastConstant() {
        assertThat(codec(SIDE, false).size()).isEqualTo(Size.between(1, 2));
        assertThat(codec(SIDE, true).size()).isEqualTo(Size.between(1, 1));
        assertThat(codec(enumeration(true), true).size()).isEqualTo(Size.between(1, 1));
        assertThat(codec(ofConstants(128), true).size()).isEqualTo(Size.between(1, 1));
        assertThat(codec(ofConstants(129), true).size()).isEqualTo(Size.between(1, 2));
        assertThat(codec(ofConstants(16385), false).size()).isEqualTo(Size.between(1, 3));
    }

    @Test
    void nestedTypes() {
        TypeRef leg = marshalled(LEG, false);
        assertThat(wire(leg)).isEqualTo("com.acme.Leg?");
        assertThat(codec(leg, false).size()).isEqualTo(Size.fixed(13));
        assertThat(((StepCodec) codec(leg, false)).passing()).isEqualTo(Passing.DEPTH);
        assertThat(requiredWire(leg)).isEqualTo("com.acme.Leg");
        assertThat(codec(leg, true).size()).isEqualTo(Size.fixed(12));
        TypeRef inner = marshalled(new Name("com.acme", List.of("Outer", "Inner")), false);
        assertThat(wire(inner)).isEqualTo("com.acme.Outer$Inner?");
    }

    @Test
    void nestedTypesThatHoldThemselves() {
        assertThat(codec(marshalled(NODE, false), false).size()).isEqualTo(Size.atLeast(1));
        assertThat(refused(marshalled(NODE, false), true).diagnostic()).isEqualTo(Diagnostic.NEVER_ENDS);
    }

    @Test
    void abstractTypesAreRefused() {
        assertThat(refused(marshalled(LEG, true), false).diagnostic()).isEqualTo(Diagnostic.ABSTRACT_FIELD_TYPE);
        assertThat(refused(listOf(marshalled(LEG, true)), false).diagnostic())
                .isEqualTo(Diagnostic.ABSTRACT_FIELD_TYPE);
    }

    @Test
    void lists() {
        assertThat(wire(listOf(STRING))).isEqualTo("list<text?>?");
        assertThat(requiredWire(listOf(STRING))).isEqualTo("list<text?>");
        assertThat(wire(listOf(listOf(plain("java.lang", "Integer"))))).isEqualTo("list<list<int32?>?>?");
        assertThat(wire(listOf(marshalled(LEG, false)))).isEqualTo("list<com.acme.Leg?>?");
        assertThat(codec(listOf(STRING), true).size()).isEqualTo(Size.atLeast(1));
    }

    @Test
    void listsOfUnknownElementsAreRefused() {
        TypeRef raw = new TypeRef.OfClass(Name.of("java.util", "List"), List.of(), new ClassKind.Plain());
        assertThat(refused(raw, false).diagnostic()).isEqualTo(Diagnostic.NO_ELEMENT_TYPE);
        assertThat(refused(listOf(new TypeRef.Other("?")), false).diagnostic()).isEqualTo(Diagnostic.NO_ELEMENT_TYPE);
    }

    @Test
    void everythingElseIsRefused() {
        for (TypeRef type : List.of(
                plain("java.lang", "Object"),
                plain("com.acme", "String"),
                plain("com.acme", "Integer"),
                plain("java.util", "WeakHashMap"),
                new TypeRef.OfClass(
                        new Name("java.lang", List.of("Outer", "String")), List.of(), new ClassKind.Plain()),
                new TypeRef.OfArray(plain("java.lang", "Object")),
                listOf(plain("java.lang", "Object")),
                new TypeRef.Other("T"))) {
            assertThat(refused(type, false).diagnostic()).as(type.toString()).isEqualTo(Diagnostic.NO_CODEC);
        }
    }

    private String wire(TypeRef type) {
        return codec(type, false).wireType().toString();
    }

    private String requiredWire(TypeRef type) {
        return codec(type, true).wireType().toString();
    }

    private Codec codec(TypeRef type, boolean required) {
        return ((Binding.Bound)
                        codecs.bind(new FieldRequest(type, required ? FieldOptions.REQUIRED : FieldOptions.NULLABLE)))
                .codec();
    }

    private Binding.Refused refused(TypeRef type, boolean required) {
        return (Binding.Refused)
                codecs.bind(new FieldRequest(type, required ? FieldOptions.REQUIRED : FieldOptions.NULLABLE));
    }

    private static TypeRef plain(String packageName, String simpleName) {
        return new TypeRef.OfClass(Name.of(packageName, simpleName), List.of(), new ClassKind.Plain());
    }

    private static TypeRef marshalled(Name name, boolean isAbstract) {
        return new TypeRef.OfClass(
                name,
                List.of(),
                new ClassKind.Marshalled(name.generated("Marshaller"), isAbstract, false, false, false));
    }

    private static TypeRef listOf(TypeRef element) {
        return new TypeRef.OfClass(Name.of("java.util", "List"), List.of(element), new ClassKind.Plain());
    }

    private static TypeRef ofConstants(int count) {
        String[] constants = new String[count];
        Arrays.setAll(constants, i -> "C" + i);
        return enumeration(true, constants);
    }

    private static TypeRef enumeration(boolean ordered, String... constants) {
        return new TypeRef.OfClass(
                Name.of("com.acme", "Side"), List.of(), new ClassKind.Enumeration(List.of(constants), ordered, true));
    }
}
