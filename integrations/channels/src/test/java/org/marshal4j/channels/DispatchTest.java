package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

/** Readers pass messages to the generated handler of their family. */
class DispatchTest {

    private static final class Noted implements RequestMarshaller.Handler {
        final List<String> notes = new ArrayList<>();

        @Override
        public void on(Request.Login message) {
            notes.add("login " + message.user());
        }

        @Override
        public void on(Request.Order message) {
            notes.add("order " + message.symbol);
        }

        @Override
        public void on(Request.Ping message) {
            throw new IllegalStateException("no pings");
        }
    }

    @Test
    void handlersGetTheirMessages() throws IOException {
        byte[] stream = Streams.joined(
                Streams.of(new Request.Login("ada", 3), new Request.Ping()),
                Streams.frame(new byte[] {5}),
                Streams.frame(Streams.request(Request.Order.of(7, "VOD.L"))));
        MessageReader<Request> reader = MessageReader.of(Pieces.whole(stream), RequestMarshaller.INSTANCE);
        Noted noted = new Noted();

        assertThat(reader.dispatch(RequestMarshaller::dispatch, noted)).isTrue();
        assertThatThrownBy(() -> reader.dispatch(RequestMarshaller::dispatch, noted))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("no pings");
        assertThatThrownBy(() -> reader.dispatch(RequestMarshaller::dispatch, noted))
                .isInstanceOf(MarshalException.class);
        assertThat(reader.dispatch(RequestMarshaller::dispatch, noted)).isTrue();
        assertThat(reader.dispatch(RequestMarshaller::dispatch, noted)).isFalse();
        assertThat(reader.isEnded()).isTrue();
        assertThat(noted.notes).containsExactly("login ada", "order VOD.L");
    }
}
