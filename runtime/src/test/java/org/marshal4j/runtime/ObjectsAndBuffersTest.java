package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.memory.RawMemory;

class ObjectsAndBuffersTest {
    @Test
    @Tag("unsafe")
    void copiesFromAnOrdinaryObjectToNativeMemory() throws NoSuchFieldException {
        Point point = new Point();
        point.x = 0x0102030405060708L;
        TestBuffer bytes = TestBuffers.NATIVE.make(8);
        long offset = RawMemory.fieldOffset(Point.class.getDeclaredField("x"));

        RawMemory.copy(point, offset, null, bytes.out().reserve(8), 8);

        assertThat(bytes.hex()).isEqualTo("08 07 06 05 04 03 02 01");
        Point other = new Point();
        RawMemory.copy(null, bytes.in().take(8), other, offset, 8);
        assertThat(other.x).isEqualTo(point.x);
    }

    private static final class Point {
        private long x;
    }
}
