package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class MarketData implements MarketDataMarshallable {
    long time;
    int bid0;
    int bid1;
    int bid2;
    int bid3;
    int bid4;
    int bid5;
    double last;
    float change;
    short lots;
    byte level;
    char side;
    boolean open;
}
