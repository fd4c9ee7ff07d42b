package com.acme;

import org.marshal4j.Marshal;

@Marshal
public record Sentence(
        int alpha,
        int bravo,
        int charlie,
        int delta,
        String echo,
        String foxtrot,
        String golf,
        String hotel,
        long india,
        long juliett,
        long kilo,
        long lima,
        Integer mike,
        Integer november,
        Integer oscar,
        Integer papa,
        short quebec,
        short romeo,
        short sierra,
        short tango)
        implements SentenceMarshallable {}
