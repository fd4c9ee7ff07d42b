package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.kit.Redeployment;

/** An application that is stopped leaves no class in the threads that called it; Chronicle belongs to the container. */
class RedeploymentTest {
    @Test
    void classesDoNotOutliveTheApplication() throws Exception {
        // Chronicle itself remembers for ever who has started it.
        Bytes.allocateElasticDirect().releaseLast();
        assertThat(Redeployment.leaves(Application.class)).isZero();
    }

    public static final class Application implements Runnable {
        private static final Buffers[] KINDS = {
            Buffers.NATIVE_FIXED, Buffers.HEAP_WRAPPED, Buffers.MAPPED_WHOLE, Buffers.GUARDED, Buffers.SUB
        };

        public Application() {}

        @Override
        public void run() {
            for (Buffers kind : KINDS) {
                Bytes<?> bytes = kind.make();
                Bytes<?> other = kind.make();
                QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
                assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
                Blocks.write(bytes, out -> Blocks.write(other, inner -> inner.writeLong(7)));
                Blocks.read(other, in -> assertThat(in.readLong()).isEqualTo(7));
                bytes.releaseLast();
                other.releaseLast();
            }
        }
    }
}
