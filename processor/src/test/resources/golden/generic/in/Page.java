package com.acme;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
public abstract class Page<K extends Comparable<K>, T> implements PageMarshallable {
    @Required
    private T first;

    Map<K, List<T>> byKey;
    T[] array;
    private K key;

    @Marshal
    public abstract static class Named<T> extends Page<String, T> implements Page_NamedMarshallable {
        T last;
    }

    @Marshal
    public static class Trade implements Page_TradeMarshallable {
        double price;
    }

    @Marshal
    public static class TradePage extends Named<Trade> implements Page_TradePageMarshallable {}
}
