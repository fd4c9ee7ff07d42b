package com.acme.trade;

import com.acme.Leg;
import java.util.List;
import org.marshal4j.Marshal;

@Marshal
public class Trade implements TradeMarshallable {
    long id;
    List<Leg> legs;
}
