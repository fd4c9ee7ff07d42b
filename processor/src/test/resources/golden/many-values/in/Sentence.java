package com.acme;

import org.marshal4j.Marshal;

@Marshal
public record Sentence(
        int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11,
        String t0, String t1, String t2, String t3, String t4, String t5)
        implements SentenceMarshallable {}
