package com.acme.plain.app;

import com.acme.plain.Quote;
import com.acme.plain.QuoteMarshaller;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.MarshalException;

final class Main {

    private Main() {}

    /** In a package that is neither exported nor opened. */
    @Marshal
    static final class Hidden {
        private int size = 7;
        private byte a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p;

        Hidden() {}
    }

    public static void main(String[] arguments) {
        byte[] message = QuoteMarshaller.INSTANCE.toByteArray(new Quote("ACME", 1.5));
        System.out.println(Marshallers.of(Quote.class).fromByteArray(message));
        System.out.println("hidden: "
                + Marshallers.of(Hidden.class).fromByteArray(Marshallers.of(Hidden.class).toByteArray(new Hidden())).size);
        try {
            QuoteMarshaller.INSTANCE.fromByteArray(new byte[] {1, 'A', 0});
        } catch (MarshalException e) {
            System.out.println(e.getMessage());
        }
    }
}
