package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

/** Failures when little stack is left. */
class DeepStackTest {
    private static final long SMALL = 256 << 10;
    private static final long LARGE = 256 << 20;

    private static MarshalException failureIn(long stack, Runnable task) throws Exception {
        FutureTask<MarshalException> caught =
                new FutureTask<>(() -> catchThrowableOfType(MarshalException.class, task::run));
        new Thread(null, caught, "stack of " + stack, stack).start();
        return caught.get();
    }

    private static Thicket thicket(int depth) {
        Thicket thicket = new Thicket();
        for (int i = 0; i < depth; i++) {
            Thicket around = new Thicket();
            Thicket[][] grid = {{thicket}};
            around.inner = List.of(Optional.of(Map.of(i, List.of(List.<Thicket[][]>of(grid)))));
            thicket = around;
        }
        return thicket;
    }

    @Test
    void writingWithTooLittleStackIsRefused() throws Exception {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        MarshalException failure = failureIn(SMALL, () -> ThicketMarshaller.INSTANCE.write(thicket(1_000), bytes));
        assertThat(failure.code()).isEqualTo("MARSHAL207");
        assertThat(failure.path()).startsWith("inner[0][0].value[0]");
        assertThat(failure).hasCauseInstanceOf(StackOverflowError.class);
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void readingWithTooLittleStackIsRefused() throws Exception {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Thicket deep = thicket(1_000);
        FutureTask<Void> written = new FutureTask<>(() -> ThicketMarshaller.INSTANCE.write(deep, bytes), null);
        new Thread(null, written, "writes", LARGE).start();
        written.get();
        MarshalException failure = failureIn(SMALL, () -> ThicketMarshaller.INSTANCE.read(bytes));
        assertThat(failure.code()).isEqualTo("MARSHAL207");
        assertThat(failure.type()).isEqualTo(Thicket.class.getName());
        assertThat(bytes.readPosition()).isZero();
    }

    /** Locating the failure takes more stack than reading did. */
    @Test
    void theFailureIsLocatedHoweverDeepItIs() throws Exception {
        byte[] ones = new byte[20_000];
        Arrays.fill(ones, (byte) 1);
        MarshalException failure = failureIn(SMALL, () -> Graphs_NodeMarshaller.INSTANCE.read(Bytes.wrapForRead(ones)));
        assertThat(failure.code()).isEqualTo("MARSHAL207");
        assertThat(failure.path()).startsWith("next.next.next");
        assertThat(failure.offset()).isPositive();
    }
}
