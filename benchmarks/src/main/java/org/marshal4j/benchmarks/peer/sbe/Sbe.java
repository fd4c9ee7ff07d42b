package org.marshal4j.benchmarks.peer.sbe;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.DeepBookUpdate;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;
import org.marshal4j.benchmarks.workload.market.MarketData;

/**
 * SBE, for the market messages that it is made for. Its codecs write and read without an object in between; here they
 * copy from and to the same objects as all the others do. The header that tells which message follows is left out, as
 * nobody writes one here.
 */
public final class Sbe<T> implements Contestant {
    private final Codec<T> codec;
    private final T message;
    private final T target;
    private final UnsafeBuffer buffer = new UnsafeBuffer(ByteBuffer.allocateDirect(64 << 10));

    @SuppressWarnings("unchecked") // the codec belongs to the class of the workload
    private Sbe(Codec<T> codec, T target, Workload workload) {
        this.codec = codec;
        this.target = target;
        message = (T) workload.sample();
    }

    /** Writes and reads the sample of a workload, if SBE has a form for it. */
    public static Optional<Contestant> of(Workload workload) {
        return switch (workload) {
            case MARKET_DATA -> Optional.of(new Sbe<>(new MarketDataCodec(), new MarketData(), workload));
            case BOOK_UPDATE -> Optional.of(new Sbe<>(new BookUpdateCodec(), new BookUpdate(), workload));
            case FLAT_BOOK_UPDATE -> Optional.of(new Sbe<>(new FlatBookUpdateCodec(), new FlatBookUpdate(), workload));
            case DEEP_BOOK_UPDATE -> Optional.of(new Sbe<>(new DeepBookUpdateCodec(), new DeepBookUpdate(), workload));
            default -> Optional.empty();
        };
    }

    /** Returns the sample of a workload that SBE has a form for, as SBE writes it. */
    public static byte[] message(Workload workload) {
        Contestant contestant = of(workload).orElseThrow();
        byte[] message = new byte[contestant.write()];
        ((Sbe<?>) contestant).buffer.getBytes(0, message);
        return message;
    }

    @Override
    public int write() {
        return codec.write(message, buffer);
    }

    @Override
    public Object read() {
        codec.read(buffer, target);
        return target;
    }
}
