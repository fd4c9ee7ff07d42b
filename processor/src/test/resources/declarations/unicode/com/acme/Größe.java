package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

// com.acme.Größe: 01000000020000000000000003000000040000000500000001660101070000000168
@Marshal
public class Größe implements GrößeMarshallable {
    int straße = 1;
    private long ſ = 2;
    private int ı = 3, i = 4, I = 5;
    String 名 = "f";
    List<Integer> 価格 = List.of(7);
    private String é = "h";
}
