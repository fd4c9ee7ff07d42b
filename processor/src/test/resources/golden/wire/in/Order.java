package com.acme;

import java.math.BigDecimal;
import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WriteMarshallable;
import net.openhft.chronicle.wire.converter.NanoTime;
import org.marshal4j.Marshal;

@Marshal
public class Order extends SelfDescribingMarshallable implements OrderMarshallable {
    long id;

    @NanoTime
    long time;

    private String venue;
    BigDecimal price;
    TimeUnit unit;
    URI origin;
    Money[] monies;
    List<Line> lines = new ArrayList<>();
    EnumMap<TimeUnit, int[]> counts;

    @Marshal
    static class Line extends SelfDescribingMarshallable implements Order_LineMarshallable {
        int quantity;
    }

    @Marshal
    record Money(String currency, long minor) implements Order_MoneyMarshallable, WriteMarshallable {}
}
