package org.marshal4j.agrona;

import static org.assertj.core.api.Assertions.assertThat;

import org.agrona.MutableDirectBuffer;
import org.junit.jupiter.api.Test;
import org.marshal4j.kit.Redeployment;

/** An application that is stopped leaves no class in the threads that called it; Agrona belongs to the container. */
class RedeploymentTest {
    @Test
    void classesDoNotOutliveTheApplication() throws Exception {
        assertThat(Redeployment.leaves(Application.class)).isZero();
    }

    public static final class Application implements Runnable {
        public Application() {}

        @Override
        public void run() {
            AgronaMessages messages = new AgronaMessages();
            AgronaMessagesTest.all().forEach(named -> {
                MutableDirectBuffer buffer = named.getPayload();
                int length = messages.write(TradeMarshaller.INSTANCE, Trade.of(7, 3), buffer, 0);
                assertThat(messages.read(TradeMarshaller.INSTANCE, buffer, 0, length))
                        .isEqualTo(Trade.of(7, 3));
            });
        }
    }
}
