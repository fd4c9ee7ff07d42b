package org.marshal4j.examples.demo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.IntMarketDataDefault;
import org.marshal4j.examples.marketdata.IntMarketDataExplicit;
import org.marshal4j.examples.marketdata.IntMarketDataTrivial;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.MarketDataDefault;
import org.marshal4j.examples.marketdata.MarketDataExplicit;
import org.marshal4j.examples.marketdata.MarketDataTrivial;
import org.marshal4j.examples.marketdata.Samples;

/** Which forms of a quote write the same bytes. */
public final class SameBytesSection implements Section {

    @Override
    public String title() {
        return "The same quote in all its forms";
    }

    @Override
    public void print(Terminal terminal) {
        List<List<String>> rows = new ArrayList<>();
        rows.addAll(rows(new MarketDataDefault(), new MarketDataExplicit(), new MarketDataTrivial(), new MarketData()));
        rows.addAll(rows(
                new IntMarketDataDefault(),
                new IntMarketDataExplicit(),
                new IntMarketDataTrivial(),
                new IntMarketData()));
        terminal.table(List.of("form", "bytes", "first of them", "beside the explicit form"), rows);
        terminal.text("""

                Generated code writes what explicit code writes, whatever it copies in bulk. Raw memory is in the order in
                which this JVM laid out the fields: with ints among the longs, that is not the order of the source.
                """);
    }

    private static List<List<String>> rows(BytesMarshallable... forms) {
        byte[] expected = bytesOf(forms[1]);
        List<List<String>> rows = new ArrayList<>();
        for (BytesMarshallable form : forms) {
            byte[] bytes = bytesOf(form);
            int differs = Arrays.mismatch(expected, bytes);
            String verdict = differs < 0 ? "the same" : "other bytes from " + differs + " on";
            rows.add(List.of(form.getClass().getSimpleName(), String.valueOf(bytes.length), start(bytes), verdict));
        }
        return rows;
    }

    private static byte[] bytesOf(BytesMarshallable form) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        try {
            Samples.fill(form).writeMarshallable(bytes);
            return bytes.toByteArray();
        } finally {
            bytes.releaseLast();
        }
    }

    private static String start(byte[] bytes) {
        StringBuilder hex = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            hex.append(String.format("%02x ", bytes[i]));
        }
        return hex + "..";
    }
}
