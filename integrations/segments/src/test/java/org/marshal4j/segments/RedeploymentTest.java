package org.marshal4j.segments;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.marshal4j.kit.Redeployment;

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
            for (Kind kind : Kind.values()) {
                MemorySegment segment = kind.of(4096);
                SegmentOutput.to(segment).write(TradeMarshaller.INSTANCE, Trade.of(7, 3));
                assertThat(SegmentInput.of(segment).read(TradeMarshaller.INSTANCE))
                        .isEqualTo(Trade.of(7, 3));
                TradeView view = SegmentViews.wrap(new TradeView(), segment);
                assertThat(view.id()).isEqualTo(7);
            }
        }
    }
}
