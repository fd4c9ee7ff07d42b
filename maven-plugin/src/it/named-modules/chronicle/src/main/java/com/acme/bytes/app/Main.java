package com.acme.bytes.app;

import com.acme.bytes.Quote;
import com.acme.bytes.QuoteMarshaller;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.chronicle.ChronicleMarshaller;

final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        new Quote("ACME", 1.5).writeMarshallable(bytes);
        QuoteMarshaller.INSTANCE.write(new Quote("EMCA", 2.5), bytes);
        ChronicleMarshaller<Quote> marshaller = ChronicleMarshaller.of(Quote.class);
        System.out.println(marshaller.read(bytes) + " " + marshaller.read(bytes));
        bytes.releaseLast();
    }
}
