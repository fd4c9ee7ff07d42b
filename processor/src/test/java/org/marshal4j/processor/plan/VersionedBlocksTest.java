package org.marshal4j.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.TestDtos;
import org.marshal4j.processor.model.BulkCopy;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

class VersionedBlocksTest {

    private static final Name BASE = Name.of("com.acme", "Base");
    private static final Name SUB = Name.of("com.acme", "Sub");

    @Test
    void typesThatAreNotEvolvableHaveNoCuts() {
        assertThat(VersionedBlocks.of(dto(List.of(), field(SUB, 1), field(SUB, 2))))
                .isEmpty();
    }

    @Test
    void aVersionedBlockBeginsBeforeTheFirstFieldOfItsClass() {
        assertThat(VersionedBlocks.of(dto(List.of(BASE, SUB), field(BASE, 1), field(BASE, 1), field(SUB, 1))))
                .containsExactly(
                        new Cut(0, new Part.VersionedBlock("Base")), new Cut(2, new Part.VersionedBlock("Sub")));
    }

    @Test
    void aClassWithoutFieldsHasAnEmptyVersionedBlock() {
        assertThat(VersionedBlocks.of(dto(List.of(BASE, SUB), field(SUB, 1))))
                .containsExactly(
                        new Cut(0, new Part.VersionedBlock("Base")), new Cut(0, new Part.VersionedBlock("Sub")));
        assertThat(VersionedBlocks.of(dto(List.of(BASE, SUB), field(BASE, 1))))
                .containsExactly(
                        new Cut(0, new Part.VersionedBlock("Base")), new Cut(1, new Part.VersionedBlock("Sub")));
    }

    @Test
    void eachVersionBeginsBeforeItsFirstField() {
        assertThat(VersionedBlocks.of(dto(List.of(SUB), field(SUB, 1), field(SUB, 2), field(SUB, 2), field(SUB, 5))))
                .containsExactly(
                        new Cut(0, new Part.VersionedBlock("Sub")),
                        new Cut(1, new Part.Version(2)),
                        new Cut(3, new Part.Version(5)));
    }

    @Test
    void versionsBeginAgainInEachVersionedBlock() {
        assertThat(VersionedBlocks.of(dto(List.of(BASE, SUB), field(BASE, 2), field(SUB, 1), field(SUB, 2))))
                .containsExactly(
                        new Cut(0, new Part.VersionedBlock("Base")),
                        new Cut(0, new Part.Version(2)),
                        new Cut(1, new Part.VersionedBlock("Sub")),
                        new Cut(2, new Part.Version(2)));
    }

    private static Field field(Name owner, int since) {
        TypeRef type = new TypeRef.OfPrimitive(Primitive.INT);
        FieldOptions options = new FieldOptions(
                false, Set.of(), FieldOptions.NO_LENGTH, FieldOptions.NO_LENGTH, List.of(), Optional.empty(), since);
        return TestDtos.field("f", type, type, owner, false, options);
    }

    private static Dto dto(List<Name> versionedBlocks, Field... fields) {
        return TestDtos.dto(
                SUB, Dto.Kind.CLASS, BulkCopy.AUTO, versionedBlocks, List.of(), new Construction.Empty(), fields);
    }
}
