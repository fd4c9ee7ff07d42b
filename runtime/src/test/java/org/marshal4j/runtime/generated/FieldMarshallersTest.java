package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;

/** The calls between generated code and hand-written marshallers. */
class FieldMarshallersTest {
    private static final FieldMarshaller<Integer> DIGIT = new FieldMarshaller<>() {
        @Override
        public void write(Integer value, Output out) {
            if (value > 9) {
                throw new IllegalArgumentException("no digit");
            }
            out.writeByte((byte) ('0' + value));
        }

        @Override
        public Integer read(Integer current, Input in) {
            int digit = in.readByte() - '0';
            if (digit > 9) {
                throw new IllegalArgumentException("no digit");
            }
            return digit < 0 ? null : digit + (current == null ? 0 : 100);
        }

        @Override
        public long sizeOf(Integer value) {
            if (value > 9) {
                throw new IllegalArgumentException("no digit");
            }
            return 1;
        }
    };

    private static final FixedFieldMarshaller<Integer> FIXED = new FixedFieldMarshaller<>() {
        @Override
        public void put(Object base, long offset, Integer value) {
            if (value > 9) {
                throw new IllegalArgumentException("no digit");
            }
            RawMemory.putByte(base, offset, (byte) ('0' + value));
            RawMemory.putByte(base, offset + 1, (byte) '.');
        }

        @Override
        public Integer get(Integer current, Object base, long offset) {
            int digit = RawMemory.getByte(base, offset) - '0';
            if (digit > 9) {
                throw new IllegalArgumentException("no digit");
            }
            return digit < 0 ? null : digit + (current == null ? 0 : 100);
        }
    };

    private final TestBuffer bytes = TestBuffer.elastic();
    private final byte[] block = {9, 9, 9, 9};

    @Test
    void writesAndReads() {
        FieldMarshallers.write("a", DIGIT, 5, bytes.out());
        FieldMarshallers.writeNullable("a", DIGIT, 6, bytes.out());
        FieldMarshallers.writeNullable("a", DIGIT, null, bytes.out());
        assertThat(bytes.written()).containsExactly('5', 1, '6', 0);
        assertThat(FieldMarshallers.read("a", DIGIT, null, bytes.in())).isEqualTo(5);
        assertThat(FieldMarshallers.readNullable("a", DIGIT, 1, bytes.in()))
                .as("the current one is there")
                .isEqualTo(106);
        assertThat(FieldMarshallers.readNullable("a", DIGIT, 1, bytes.in())).isNull();
        assertThat(FieldMarshallers.sizeOf("a", DIGIT, 5)).isOne();
        assertThat(FieldMarshallers.sizeOfNullable("a", DIGIT, 5)).isEqualTo(2);
        assertThat(FieldMarshallers.sizeOfNullable("a", DIGIT, null)).isOne();
    }

    @Test
    void namesTheFieldThatFailed() {
        failed(() -> FieldMarshallers.write("a", DIGIT, 10, bytes.out()));
        failed(() -> FieldMarshallers.sizeOf("a", DIGIT, 10));
        failed(() -> FieldMarshallers.read("a", DIGIT, null, TestBuffer.ofHex("7f")));
        failed(() -> FixedFieldMarshallers.put("a", FIXED, block, RawMemory.ARRAY_OFFSET, 10));
        failed(() -> FixedFieldMarshallers.get("a", FIXED, null, new byte[] {127, 0}, RawMemory.ARRAY_OFFSET));
    }

    private static void failed(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOfSatisfying(MarshalException.class, e -> {
            assertThat(e.path()).isEqualTo("a");
            assertThat(e.detail()).isEqualTo("java.lang.IllegalArgumentException: no digit");
            assertThat(e.problem()).isEqualTo(RuntimeProblem.OTHER);
        });
    }

    @Test
    void nullFromAMarshallerIsRefused() {
        assertThatThrownBy(() -> FieldMarshallers.read("a", DIGIT, null, TestBuffer.ofHex("00")))
                .isInstanceOf(MarshalException.class);
        assertThatThrownBy(() -> FixedFieldMarshallers.get("a", FIXED, null, new byte[2], RawMemory.ARRAY_OFFSET))
                .isInstanceOf(MarshalException.class);
    }

    @Test
    void nullOfARequiredFieldIsRefused() {
        assertThatThrownBy(() -> FieldMarshallers.write("a", DIGIT, null, bytes.out()))
                .hasMessageContaining("[MARSHAL202]");
        assertThatThrownBy(() -> FieldMarshallers.sizeOf("a", DIGIT, null)).hasMessageContaining("[MARSHAL202]");
    }

    @Test
    void storesAndLoads() {
        FixedFieldMarshallers.put("a", FIXED, block, RawMemory.ARRAY_OFFSET + 1, 5);
        assertThat(block).containsExactly(9, '5', '.', 9);
        assertThat(FixedFieldMarshallers.get("a", FIXED, 1, block, RawMemory.ARRAY_OFFSET + 1))
                .isEqualTo(105);
        FixedFieldMarshallers.putNullable("a", FIXED, block, RawMemory.ARRAY_OFFSET, 2, 6);
        assertThat(block).containsExactly(1, '6', '.', 9);
        assertThat(FixedFieldMarshallers.getNullable("a", FIXED, null, block, RawMemory.ARRAY_OFFSET))
                .isEqualTo(6);
        FixedFieldMarshallers.putNullable("a", FIXED, block, RawMemory.ARRAY_OFFSET, 2, null);
        assertThat(block).containsExactly(0, 0, 0, 9);
        assertThat(FixedFieldMarshallers.getNullable("a", FIXED, 1, block, RawMemory.ARRAY_OFFSET))
                .isNull();
    }

    @Test
    void presenceBytesAreChecked() {
        assertThatThrownBy(() -> FieldMarshallers.readNullable("a", DIGIT, null, TestBuffer.ofHex("02 35")))
                .hasMessageContaining("[MARSHAL204]");
        assertThatThrownBy(() -> Presence.read(0, TestBuffer.ofHex(""))).isInstanceOf(BufferUnderflowException.class);
    }
}
