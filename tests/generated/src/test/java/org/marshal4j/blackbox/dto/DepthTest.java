package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.value.Checks;

/** Objects nested as deeply as the limit allows, and one level deeper. */
class DepthTest {
    private static final int DEEPEST = Checks.MAX_DEPTH + 1;

    private final Bytes<?> bytes = Bytes.allocateElasticOnHeap();

    private static Chain chain(int objects) {
        Chain chain = null;
        for (int i = 0; i < objects; i++) {
            Chain before = new Chain();
            before.value = i;
            before.next = chain;
            chain = before;
        }
        return chain;
    }

    @Test
    void asDeepAsTheLimitAllows() {
        Chain chain = chain(DEEPEST);
        ChainMarshaller.INSTANCE.write(chain, bytes);
        assertThat(bytes.writePosition()).isEqualTo(9L * DEEPEST);
        assertThat(ChainMarshaller.INSTANCE.sizeOf(chain)).isEqualTo(9L * DEEPEST);
        Chain read = ChainMarshaller.INSTANCE.read(bytes);
        assertThat(difference(chain, read)).isNull();
    }

    /**
     * An object that holds no other objects adds no depth and is not counted. The innermost object here has so many
     * others around it that it would be refused otherwise.
     */
    @Test
    void objectsThatHoldNoOthersAreNotCounted() {
        Links links = new Links();
        links.end = new Links.End();
        for (int i = 1; i < DEEPEST; i++) {
            Links before = new Links();
            before.next = links;
            links = before;
        }
        LinksMarshaller.INSTANCE.write(links, bytes);
        Links read = LinksMarshaller.INSTANCE.read(bytes);
        assertThat(difference(links, read)).isNull();
        Links deeper = new Links();
        deeper.next = links;
        assertThatThrownBy(() -> LinksMarshaller.INSTANCE.write(deeper, bytes)).hasMessageContaining("MARSHAL207");
    }

    @Test
    void oneLevelDeeperIsNotWritten() {
        Chain chain = chain(DEEPEST + 1);
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.write(chain, bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("objects nested more than 1000 deep [MARSHAL207]");
        assertThat(bytes.writePosition()).isZero();
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.sizeOf(chain)).hasMessageContaining("MARSHAL207");
    }

    @Test
    void oneLevelDeeperIsNotRead() {
        byte[] deep = encoded(chain(DEEPEST + 1));
        Bytes<?> in = Bytes.wrapForRead(deep);
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.read(in))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("objects nested more than 1000 deep [MARSHAL207]");
        assertThat(in.readPosition()).isZero();
    }

    @Test
    void objectsThatContainThemselvesAreRefused() {
        Chain circle = new Chain();
        circle.next = circle;
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.write(circle, bytes)).hasMessageContaining("MARSHAL207");
        Tree tree = new Tree();
        tree.children = List.of(tree);
        assertThatThrownBy(() -> TreeMarshaller.INSTANCE.write(tree, bytes)).hasMessageContaining("MARSHAL207");
        Ping ping = new Ping();
        ping.pong = new Ping.Pong();
        ping.pong.pings = List.of(ping);
        assertThatThrownBy(() -> PingMarshaller.INSTANCE.write(ping, bytes)).hasMessageContaining("MARSHAL207");
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void theSameHoldsForRecords() {
        Ping.Cons cons = null;
        for (int i = 0; i < DEEPEST; i++) {
            cons = new Ping.Cons(i, cons);
        }
        Ping_ConsMarshaller.INSTANCE.write(cons, bytes);
        Ping.Cons read = Ping_ConsMarshaller.INSTANCE.read(bytes);
        assertThat(difference(cons, read)).isNull();
        byte[] deeper = encoded(new Ping.Cons(1, cons));
        Bytes<?> in = Bytes.wrapForRead(deeper);
        assertThatThrownBy(() -> Ping_ConsMarshaller.INSTANCE.read(in)).hasMessageContaining("MARSHAL207");
    }

    @Test
    void aWideTreeIsNotDeep() {
        Tree tree = new Tree();
        tree.children = java.util.Collections.nCopies(5_000, new Tree());
        TreeMarshaller.INSTANCE.write(tree, bytes);
        assertThat(TreeMarshaller.INSTANCE.read(bytes).children).hasSize(5_000);
    }

    /** For each object, the reference encoder takes more stack than the marshaller does. */
    private static byte[] encoded(Object value) {
        return withPlentyOfStack(() -> ReferenceEncoder.encode(value));
    }

    private static String difference(Object expected, Object actual) {
        return withPlentyOfStack(() -> DeepEquals.difference(expected, actual));
    }

    private static <T> T withPlentyOfStack(Supplier<T> action) {
        List<T> result = new ArrayList<>();
        Thread thread = new Thread(null, () -> result.add(action.get()), "deep", 1 << 26);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return result.get(0);
    }
}
