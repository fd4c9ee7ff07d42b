package com.acme;

import com.acme.hidden.Quote;
import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.chronicle.ChronicleMarshaller;

final class Main {

    public static void main(String[] arguments) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        ChronicleMarshaller<Quote> marshaller = ChronicleMarshaller.of(Quote.class);
        marshaller.write(new Quote(5), bytes);
        String written = HexFormat.of().formatHex(bytes.toByteArray());
        new Quote(6).readMarshallable(bytes);
        marshaller.write(new Quote(5), bytes);
        System.out.println(Quote.class.getModule().getName() + " " + written + " " + marshaller.read(bytes));
        bytes.releaseLast();
    }
}
