package org.marshal4j.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Copy;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Form;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.model.Visibility;

class FramesTest {

    private static final Name BASE = Name.of("com.acme", "Base");
    private static final Name SUB = Name.of("com.acme", "Sub");

    @Test
    void whatIsNotEvolvableHasNoCuts() {
        assertThat(Frames.of(dto(List.of(), field(SUB, 1), field(SUB, 2)))).isEmpty();
    }

    @Test
    void aFrameBeginsBeforeTheFirstFieldOfItsClass() {
        assertThat(Frames.of(dto(List.of(BASE, SUB), field(BASE, 1), field(BASE, 1), field(SUB, 1))))
                .containsExactly(new Cut(0, new Part.Frame("Base")), new Cut(2, new Part.Frame("Sub")));
    }

    @Test
    void aClassWithoutFieldsHasAnEmptyFrame() {
        assertThat(Frames.of(dto(List.of(BASE, SUB), field(SUB, 1))))
                .containsExactly(new Cut(0, new Part.Frame("Base")), new Cut(0, new Part.Frame("Sub")));
        assertThat(Frames.of(dto(List.of(BASE, SUB), field(BASE, 1))))
                .containsExactly(new Cut(0, new Part.Frame("Base")), new Cut(1, new Part.Frame("Sub")));
    }

    @Test
    void eachVersionBeginsBeforeItsFirstField() {
        assertThat(Frames.of(dto(List.of(SUB), field(SUB, 1), field(SUB, 2), field(SUB, 2), field(SUB, 5))))
                .containsExactly(
                        new Cut(0, new Part.Frame("Sub")),
                        new Cut(1, new Part.Version(2)),
                        new Cut(3, new Part.Version(5)));
    }

    @Test
    void versionsBeginAgainInEachFrame() {
        assertThat(Frames.of(dto(List.of(BASE, SUB), field(BASE, 2), field(SUB, 1), field(SUB, 2))))
                .containsExactly(
                        new Cut(0, new Part.Frame("Base")),
                        new Cut(0, new Part.Version(2)),
                        new Cut(1, new Part.Frame("Sub")),
                        new Cut(2, new Part.Version(2)));
    }

    private static Field field(Name owner, int since) {
        TypeRef type = new TypeRef.OfPrimitive(Primitive.INT);
        Form form = new Form(false, Set.of(), Form.NO_LENGTH, Form.NO_LENGTH, List.of(), Optional.empty(), since);
        return new Field("f", type, type, owner, true, false, Visibility.PACKAGE, false, form, false, false);
    }

    private static Dto dto(List<Name> frames, Field... fields) {
        return new Dto(
                SUB,
                SUB.generated("Marshaller"),
                Dto.Kind.CLASS,
                Set.of(),
                Copy.AUTO,
                Optional.empty(),
                Optional.empty(),
                List.of(fields),
                frames,
                List.of(),
                List.of(),
                new Construction.Empty());
    }
}
