package org.marshal4j.blackbox.evolution.former;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

/** The former version. */
@Marshal
public class Trade implements TradeMarshallable {
    public int id;
    public String gone;
    public float price;
    public Side side;
    public Integer boxed;

    @StopBit
    public long stop;

    public String name;

    @FixedLength(5)
    public String code;

    @OneOf({"A", "B"})
    public String kind;

    public Leg leg;
    public List<Leg> legs;
    public Map<String, Integer> counts;
    public Optional<String> note;
    public int[] numbers;

    @MaxLength(1000)
    public byte[] bytes;

    public Instant time;
    public BigDecimal amount;

    @Required
    public String required;

    /** Its constants are in another order today. */
    public enum Side {
        BUY,
        SELL,
        SHORT
    }

    /** Has a fixed size. */
    @Marshal
    public static class Leg implements Trade_LegMarshallable {
        public short quantity;
        public char letter;
    }
}
