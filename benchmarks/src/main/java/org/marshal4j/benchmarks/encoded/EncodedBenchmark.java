package org.marshal4j.benchmarks.encoded;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.Timed;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** Writes and reads the same bytes by hand and with {@code @Encoded}: ten fields, two of them texts. */
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class EncodedBenchmark extends Timed {
    private final DataTrade data = DataTrade.sample();
    private final DataTrade dataRead = new DataTrade();
    private final ByteArrayOutputStream stream = new ByteArrayOutputStream(256);
    private final DataOutputStream dataOut = new DataOutputStream(stream);
    private ByteArrayInputStream rereadable = new ByteArrayInputStream(new byte[0]);
    private DataInputStream dataIn = new DataInputStream(rereadable);
    private final Output arrayOut = Output.to(new byte[256]);
    private Input arrayIn = Input.of(new byte[0]);

    private final BytesTrade bytes = BytesTrade.sample();
    private final BytesTrade bytesRead = new BytesTrade();
    private final Bytes<?> written = Bytes.allocateElasticDirect(256);
    private final Bytes<?> read = Bytes.allocateElasticDirect(256);
    private final Bytes<?> dataWritten = Bytes.allocateElasticDirect(256);
    private final Bytes<?> dataReadable = Bytes.allocateElasticDirect(256);
    private Input chronicleIn = Input.of(new byte[0]);

    /** Writes everything once, and compares the bytes. */
    @Setup
    public void open() throws IOException {
        data.writeByHand(dataOut);
        byte[] byHand = stream.toByteArray();
        require(Arrays.equals(byHand, DataTradeMarshaller.INSTANCE.toByteArray(data)));
        rereadable = new ByteArrayInputStream(byHand);
        dataIn = new DataInputStream(rereadable);
        arrayIn = Input.of(byHand);
        DataTradeMarshaller.INSTANCE.write(data, dataReadable);
        bytes.writeByHand(read);
        byte[] ofBytes = BytesTradeMarshaller.INSTANCE.toByteArray(bytes);
        require(Arrays.equals(read.toByteArray(), ofBytes));
        chronicleIn = Input.of(ofBytes);
    }

    private static void require(boolean isSame) {
        if (!isSame) {
            throw new AssertionError("other bytes");
        }
    }

    @Benchmark
    public int dataWriteByHand() throws IOException {
        stream.reset();
        data.writeByHand(dataOut);
        return stream.size();
    }

    @Benchmark
    public long dataWriteArray() {
        arrayOut.rewind(0);
        DataTradeMarshaller.INSTANCE.write(data, arrayOut);
        return arrayOut.position();
    }

    @Benchmark
    public long dataWriteNative() {
        DataTradeMarshaller.INSTANCE.write(data, dataWritten.clear());
        return dataWritten.writePosition();
    }

    @Benchmark
    public Object dataReadByHand() throws IOException {
        rereadable.reset();
        dataRead.readByHand(dataIn);
        return dataRead;
    }

    @Benchmark
    public Object dataReadArray() {
        arrayIn.position(0);
        DataTradeMarshaller.INSTANCE.readInto(dataRead, arrayIn);
        return dataRead;
    }

    @Benchmark
    public Object dataReadNative() {
        DataTradeMarshaller.INSTANCE.readInto(dataRead, dataReadable.readPosition(0));
        return dataRead;
    }

    @Benchmark
    public long chronicleWriteByHand() {
        bytes.writeByHand(written.clear());
        return written.writePosition();
    }

    @Benchmark
    public long chronicleWriteNative() {
        BytesTradeMarshaller.INSTANCE.write(bytes, written.clear());
        return written.writePosition();
    }

    @Benchmark
    public long chronicleWriteArray() {
        arrayOut.rewind(0);
        BytesTradeMarshaller.INSTANCE.write(bytes, arrayOut);
        return arrayOut.position();
    }

    @Benchmark
    public Object chronicleReadByHand() {
        bytesRead.readByHand(read.readPosition(0));
        return bytesRead;
    }

    @Benchmark
    public Object chronicleReadNative() {
        BytesTradeMarshaller.INSTANCE.readInto(bytesRead, read.readPosition(0));
        return bytesRead;
    }

    @Benchmark
    public Object chronicleReadArray() {
        chronicleIn.position(0);
        BytesTradeMarshaller.INSTANCE.readInto(bytesRead, chronicleIn);
        return bytesRead;
    }
}
