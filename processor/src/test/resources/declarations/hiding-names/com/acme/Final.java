package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

// com.acme.Final: 010000000162010163040000000500000006000000008000
@Marshal
public class Final implements FinalMarshallable {
    private final int Checks;
    private final java.lang.String Text;
    final List<java.lang.String> Lists;
    private int 名;
    private int count;
    private int COUNT;
    private Obscuring.Side side;
    private other.Side other;

    Final(int Checks, java.lang.String Text, List<java.lang.String> Lists) {
        this.Checks = Checks;
        this.Text = Text;
        this.Lists = Lists;
    }

    static Final sample() {
        Final sample = new Final(1, "b", List.of("c"));
        sample.名 = 4;
        sample.count = 5;
        sample.COUNT = 6;
        sample.side = Obscuring.Side.BUY;
        return sample;
    }
}
