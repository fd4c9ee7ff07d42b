package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.ReadBytesMarshallable;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Archived;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.Schema;

/** What users see of the generated classes. */
class GeneratedApiTest {
    static java.util.List<Dto<?>> dtos() {
        return Dtos.all();
    }

    @Test
    void everyDtoIsFound() {
        assertThat(Dtos.all()).hasSizeGreaterThan(90);
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void everyLookUpFindsTheSameInstance(Dto<T> dto) {
        boolean imported = !TypeFacts.of(dto.type()).marshal();
        assertThat(imported ? Marshallers.of(Imported.class, dto.type()) : ChronicleMarshaller.of(dto.type()))
                .isSameAs(dto.marshaller());
        assertThat(dto.marshaller().type()).isSameAs(dto.type());
        assertThat(dto.marshaller().schema()).isNotNull();
        assertThat(dto.marshaller().getClass())
                .matches(type -> Modifier.isFinal(type.getModifiers()))
                .hasPackage((imported ? Imported.class : dto.type()).getPackageName());
    }

    /** With ids, today's schema is one that the history knows. */
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void findsTheIdOfItsSchema(Dto<T> dto) {
        Schema schema = dto.marshaller().schema();
        long names = schema.namesFingerprint();
        assertThat(dto.marshaller().schemaIdOf(schema.fingerprint(), names))
                .isEqualTo(dto.marshaller().schemaId());
        assertThat(dto.marshaller().schemaIdOf(schema.fingerprint() + 1, names)).isZero();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void isAsVisibleAsTheDto(Dto<T> dto) {
        boolean open = true;
        for (Class<?> c = dto.type(); c != null; c = c.getDeclaringClass()) {
            open &= Modifier.isPublic(c.getModifiers()) || Modifier.isProtected(c.getModifiers());
        }
        assertThat(Modifier.isPublic(dto.marshaller().getClass().getModifiers()))
                .isEqualTo(open);
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void recordsAndImmutableClassesAreNotReadInto(Dto<T> dto) {
        if (!dto.mutable() && !TypeFacts.isFamily(dto.type())) {
            T value = dto.filler(1).make(dto.type());
            Bytes<?> bytes = Bytes.wrapForRead(ReferenceEncoder.encode(value));
            assertThatThrownBy(() -> dto.marshaller().readInto(value, bytes))
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageContaining(dto.type().getName());
            assertThat(bytes.readPosition()).isZero();
        }
    }

    /** Through Chronicle's interface, as Queue and Map do. */
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void isAChronicleMarshallable(Dto<T> dto) {
        T value = dto.filler(2).make(dto.type());
        if (!(value instanceof WriteBytesMarshallable writer)) {
            assertThat(dto.type().getInterfaces())
                    .noneMatch(type -> type.getName().endsWith("Marshallable"));
            return;
        }
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        writer.writeMarshallable(bytes);
        assertThat(Hex.of(bytes)).isEqualTo(Hex.of(ReferenceEncoder.encode(value)));
        if (dto.type().isRecord()) {
            assertThat(value).isNotInstanceOf(ReadBytesMarshallable.class);
            return;
        }
        if (dto.mutable()) {
            T other = dto.filler(5).make(dto.type());
            ((BytesMarshallable) other).readMarshallable(bytes);
            assertThat(DeepEquals.difference(value, other)).isNull();
        }
    }

    @Test
    void interfacesOfSubclassesExtendThoseOfTheirAncestors() {
        assertThat(org.marshal4j.blackbox.kit.AuditedMarshallable.class)
                .isAssignableTo(org.marshal4j.blackbox.base.EntityMarshallable.class);
        assertThat(Inherited_DeepMarshallable.class)
                .isAssignableTo(org.marshal4j.blackbox.kit.ArchivedMarshallable.class);
        BytesMarshallable deep = Dtos.of(Inherited.Deep.class).filler(1).make(Inherited.Deep.class);
        assertThat(deep).isInstanceOf(Archived.class);
    }

    @Test
    void aClassAndItsSubclassHaveDifferentBytes() {
        Archived archived = Dtos.of(Archived.class).filler(1).make(Archived.class);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        archived.writeMarshallable(bytes);
        assertThat(Hex.of(bytes)).isEqualTo(Hex.of(ReferenceEncoder.encode(archived)));
    }

    @Test
    void hasTheConstants() {
        assertThat(Primitives_AllMarshaller.MIN_SIZE).isEqualTo(30);
        assertThat(Primitives_AllMarshaller.MAX_SIZE).isEqualTo(30);
        assertThat(Primitives_NothingMarshaller.MAX_SIZE).isZero();
        assertThat(Longs200Marshaller.MIN_SIZE).isEqualTo(1600);
        assertThat(TextsMarshaller.MAX_SIZE).isEqualTo(-1);
        assertThat(ChainMarshaller.MIN_SIZE).isEqualTo(9);
        assertThat(ChainMarshaller.MAX_SIZE).isEqualTo(-1);
        assertThat(Pinned_OneEnumMarshaller.MAX_SIZE).isEqualTo(2);
        assertThat(Pinned_OneTextRequiredMarshaller.MIN_SIZE).isEqualTo(1);
    }

    @Test
    void validatesBeforeWritingAndAfterReading() {
        Checked checked = new Checked();
        checked.text = "invalid";
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        assertThatThrownBy(() -> checked.writeMarshallable(bytes))
                .isInstanceOf(InvalidMarshallableException.class)
                .hasMessage("text is invalid");
        assertThat(bytes.writePosition()).isZero();
        Bytes<?> in = Bytes.wrapForRead(ReferenceEncoder.encode(checked));
        assertThatThrownBy(() -> CheckedMarshaller.INSTANCE.read(in)).isInstanceOf(InvalidMarshallableException.class);
        assertThat(in.readPosition()).isZero();
        checked.text = "fine";
        checked.part = new Checked.Part(4711, (byte) 42);
        assertThatThrownBy(() -> checked.writeMarshallable(bytes)).isInstanceOf(InvalidMarshallableException.class);
        assertThat(bytes.writePosition()).isZero();
        Bytes<?> nested = Bytes.wrapForRead(ReferenceEncoder.encode(checked));
        assertThatThrownBy(() -> CheckedMarshaller.INSTANCE.read(nested))
                .isInstanceOf(InvalidMarshallableException.class);
        assertThat(nested.readPosition()).isZero();
    }
}
