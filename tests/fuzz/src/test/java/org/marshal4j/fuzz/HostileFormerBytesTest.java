package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.concurrent.FutureTask;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.dto.ThicketMarshaller;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.Schema;

/** Bytes of former schemas that take more stack than there is. */
class HostileFormerBytesTest {
    private static final long SMALL = 256 << 10;
    private static final byte[] LEVEL = {1, 2, 1, 1, 7, 0, 0, 0, 1, 1, 1, 1, 1};

    @Test
    void objectsTooDeepForTheStackAreRefused() throws Exception {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        for (int i = 0; i < 900; i++) {
            bytes.write(LEVEL);
        }
        Schema schema = ThicketMarshaller.INSTANCE.schema();
        FutureTask<MarshalException> refused = new FutureTask<>(() -> catchThrowableOfType(
                MarshalException.class,
                () -> ChronicleBuffers.read(
                        bytes, in -> SchemaMigration.read(ThicketMarshaller.INSTANCE, schema, schema.resolver(), in))));
        new Thread(null, refused, "small", SMALL).start();
        // A larger stack has room for all levels: then the bytes end.
        assertThat(refused.get().code()).isEqualTo("MARSHAL203");
        assertThat(bytes.readPosition()).isZero();
    }
}
