package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
public class Order implements OrderMarshallable {
    long id;

    @Required
    Customer customer;

    List<OrderLine> lines;
    Side side;

    @Required
    String currency;

    String note;
    Integer priority;

    @Required
    Double discount;

    double[] prices;
    List<String> tags;
    List<List<Integer>> matrix;

    @Required
    List<Side> allowed;
}
