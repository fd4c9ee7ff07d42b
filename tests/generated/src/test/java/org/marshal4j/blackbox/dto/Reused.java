package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Money;

/** Fields that reading can refill without garbage. */
@Marshal
public class Reused implements ReusedMarshallable {
    public long id;
    public String symbol;

    @Required
    public String venue;

    public int[] levels;
    public Money money;
    public Address address;
    public List<Money> moneys;
    public List<String> names;
    public Thread.State state;
    public boolean flag;
}
