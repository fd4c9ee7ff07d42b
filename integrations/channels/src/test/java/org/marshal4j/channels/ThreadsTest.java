package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Readers and writers belong to one thread at a time, but not forever: a thread that accepts a connection may hand it
 * over.
 */
class ThreadsTest {

    @Test
    void anotherThreadTakesOver() throws Exception {
        Loop[] ends = Loop.ends(10_000);
        Connection<Request, Request> one =
                Connection.over(ends[0], RequestMarshaller.INSTANCE, RequestMarshaller.INSTANCE);
        Connection<Request, Request> other =
                Connection.over(ends[1], RequestMarshaller.INSTANCE, RequestMarshaller.INSTANCE);
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try {
            for (int i = 0; i < 4; i++) {
                Request request = new Request.Login("x".repeat(i * 5000 % 9000), i);
                assertThat(one.writer().write(request)).isTrue();
                assertThat(other.reader().read()).isEqualTo(request);
                thread.submit(() -> {
                            assertThat(one.writer().write(request)).isTrue();
                            return assertThat(other.reader().read()).isEqualTo(request);
                        })
                        .get(30, TimeUnit.SECONDS);
            }
        } finally {
            thread.shutdownNow();
        }
    }
}
