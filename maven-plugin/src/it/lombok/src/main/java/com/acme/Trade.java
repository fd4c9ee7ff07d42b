package com.acme;

import lombok.Data;
import org.marshal4j.Marshal;

@Data
@Marshal
public class Trade implements TradeMarshallable {
    private String symbol;
    private double price;
}
