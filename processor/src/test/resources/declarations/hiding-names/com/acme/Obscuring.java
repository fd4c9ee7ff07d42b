package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

// com.acme.Obscuring: 016102000000010163000500000006000000070000000800000001690a000000010b016c01010e0000000f000000
@Marshal
public record Obscuring(
        @Required java.lang.String Checks,
        int RawBytes,
        @MaxLength(9) List<java.lang.String> Lists,
        Side SIDE,
        int org,
        int com,
        int java,
        int net,
        java.lang.String Text,
        int RawMemory,
        byte[] PrimitiveArrays,
        java.lang.String Obscuring,
        other.Side Enums,
        Integer Boxes,
        int String)
        implements ObscuringMarshallable {

    enum Side {
        BUY
    }

    static Obscuring sample() {
        return new Obscuring("a", 2, List.of("c"), Side.BUY, 5, 6, 7, 8, "i", 10, new byte[] {11}, "l", other.Side.SELL, 14, 15);
    }
}
