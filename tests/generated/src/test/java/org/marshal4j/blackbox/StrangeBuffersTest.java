package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.dto.Primitives;
import org.marshal4j.blackbox.dto.Primitives_AllMarshaller;
import org.marshal4j.runtime.MarshalException;

/** Buffers that have been released, or that must not be written to. */
class StrangeBuffersTest {
    private static final int ROOM = 1 << 12;

    @TempDir
    Path temp;

    static Stream<Bytes<?>> released() throws IOException {
        File file = File.createTempFile("marshal4j", ".bytes");
        file.deleteOnExit();
        return Stream.of(
                Bytes.allocateElasticDirect(ROOM),
                Bytes.allocateDirect(ROOM),
                MappedBytes.mappedBytes(file, ROOM),
                MappedBytes.singleMappedBytes(file, ROOM));
    }

    @ParameterizedTest
    @MethodSource("released")
    void areRefusedAfterTheirRelease(Bytes<?> bytes) {
        Primitives.All sent = new Primitives.All();
        Primitives_AllMarshaller.INSTANCE.write(sent, bytes);
        Primitives_AllMarshaller.INSTANCE.write(sent, bytes);
        Primitives_AllMarshaller.INSTANCE.read(bytes);
        bytes.releaseLast();
        assertRefused(catchThrowable(() -> Primitives_AllMarshaller.INSTANCE.read(bytes)));
        assertRefused(catchThrowable(() -> Primitives_AllMarshaller.INSTANCE.readInto(new Primitives.All(), bytes)));
        assertRefused(catchThrowable(() -> Primitives_AllMarshaller.INSTANCE.write(sent, bytes)));
    }

    private static void assertRefused(Throwable failure) {
        assertThat(failure).isInstanceOfAny(MarshalException.class, ClosedIllegalStateException.class);
    }

    @Test
    void readOnlyFilesAreReadAndNotWritten() throws IOException {
        File file = temp.resolve("messages").toFile();
        Primitives.All sent = new Primitives.All();
        try (MappedBytes out = MappedBytes.mappedBytes(file, ROOM)) {
            Primitives_AllMarshaller.INSTANCE.write(sent, out);
            Primitives_AllMarshaller.INSTANCE.write(sent, out);
        }
        byte[] before = Files.readAllBytes(file.toPath());
        try (MappedBytes in = MappedBytes.readOnly(file)) {
            in.readLimit(in.realCapacity());
            long size = Primitives_AllMarshaller.INSTANCE.sizeOf(sent);
            Primitives_AllMarshaller.INSTANCE.read(in);
            assertThat(in.readPosition()).isEqualTo(size);
            Throwable failure = catchThrowable(() -> Primitives_AllMarshaller.INSTANCE.write(sent, in));
            assertThat(failure).isNotNull().isInstanceOf(RuntimeException.class);
        }
        assertThat(Files.readAllBytes(file.toPath())).isEqualTo(before);
    }
}
