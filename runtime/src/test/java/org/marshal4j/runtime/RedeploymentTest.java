package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.marshal4j.kit.Redeployment;
import org.marshal4j.runtime.generated.Graph;
import org.marshal4j.runtime.layout.ObjectLayout;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;

/** An application that is stopped leaves no class in the threads that called it. */
class RedeploymentTest {
    @Test
    void classesDoNotOutliveTheApplication() throws Exception {
        assertThat(Redeployment.leaves(Application.class)).isZero();
    }

    public static final class Application implements Runnable {
        public Application() {}

        @Override
        public void run() {
            TradeMarshaller marshaller = TradeMarshaller.INSTANCE;
            byte[] array = marshaller.toByteArray(Trade.sample());
            marshaller.fromByteArray(array);
            assertThatThrownBy(() -> marshaller.fromByteArray(new byte[] {1, 2, 3}))
                    .isInstanceOf(RuntimeException.class);
            for (ByteBuffer buffer : new ByteBuffer[] {ByteBuffer.allocate(1000), ByteBuffer.allocateDirect(1000)}) {
                marshaller.write(Trade.sample(), buffer);
                marshaller.read(buffer.flip());
            }
            try (ScratchBuffer outer = ScratchBuffer.take();
                    ScratchBuffer inner = ScratchBuffer.take()) {
                inner.output().write(outer.array());
            }
            Graph outer = Graph.begin();
            Graph.begin().end();
            outer.end();
            assertThat(Marshallers.of(Trade.class)).isSameAs(marshaller);
            assertThat(Marshallers.of(TradeMarshaller.class, Trade.class)).isSameAs(marshaller);
            // Classes of the container have what is known of them for as long as they exist.
            ObjectLayout.provedRun(BitSet.class, "wordsInUse", "sizeIsSticky");
            ObjectLayout.of(BitSet.class);
        }
    }
}
