package com.acme;

public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        Trade trade = new Trade();
        trade.setSymbol("ACME");
        trade.setPrice(1.5);
        Fill fill = Fill.builder().venue("XETR").size(3).build();
        System.out.println(
                TradeMarshaller.INSTANCE.fromByteArray(TradeMarshaller.INSTANCE.toByteArray(trade))
                        + " "
                        + FillMarshaller.INSTANCE.fromByteArray(FillMarshaller.INSTANCE.toByteArray(fill)));
    }
}
