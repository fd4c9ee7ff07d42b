package org.marshal4j.blackbox.evolution.today;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;
import org.marshal4j.StopBit;

/** Today's version. */
@Marshal(evolvable = true)
public class Trade implements TradeMarshallable {
    public Instant time;

    @StopBit
    public int id;

    public Double price;
    public int boxed;
    public Side side;
    public int stop;

    @FixedLength(12)
    public String name;

    public String code;
    public String kind;
    public List<Leg> legs;

    @Required
    public Leg leg;

    public Map<String, Long> counts;
    public Optional<String> note;

    @FixedLength(3)
    public int[] numbers;

    public byte[] bytes;

    @Required
    public BigDecimal amount;

    public String required;
    public boolean fresh;

    @Since(2)
    public String added;

    /** Its constants were in another order before. */
    public enum Side {
        NONE,
        SELL,
        BUY
    }

    /** Evolvable now. */
    @Marshal(evolvable = true)
    public record Leg(char letter, long quantity, String unit) implements Trade_LegMarshallable {}
}
