package org.marshal4j.layouts;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.IntMarketDataTrivial;
import org.marshal4j.examples.marketdata.Samples;

/** Writes or reads the same quote, copied by hand as it lies in memory, and by its marshaller. */
final class TrivialMain {
    private TrivialMain() {}

    /** Takes {@code write} or {@code read}, and the folder of the messages. Prints what it has read. */
    public static void main(String[] args) throws Exception {
        for (BytesMarshallable quote : List.of(new IntMarketDataTrivial(), new IntMarketData())) {
            Path file = Path.of(args[1], quote.getClass().getSimpleName());
            if (args[0].equals("write")) {
                Bytes<?> bytes = Bytes.allocateElasticDirect();
                Samples.fill(quote).writeMarshallable(bytes);
                Files.write(file, bytes.toByteArray());
            } else {
                Bytes<?> bytes = Bytes.allocateElasticDirect().write(Files.readAllBytes(file));
                System.out.println(file.getFileName() + ": " + read(quote, bytes));
            }
        }
    }

    private static String read(BytesMarshallable quote, Bytes<?> bytes) throws ReflectiveOperationException {
        try {
            quote.readMarshallable(bytes);
        } catch (RuntimeException e) {
            return e.toString();
        }
        try {
            Samples.requireEqual(Samples.fill(quote.getClass().getConstructor().newInstance()), quote);
            return "equal, " + bytes.readRemaining() + " bytes left";
        } catch (IllegalStateException e) {
            return "no exception, " + bytes.readRemaining() + " bytes left, but " + e.getMessage();
        }
    }
}
