package org.marshal4j.blackbox.kit;

import java.util.List;

/** A bean that knows nothing of marshallers; its fields are not in the order of their names. */
public class Rate {
    private String unit;
    private double amount;
    private List<Range> ranges;
    protected transient int hash;
    private Character code;

    public String getUnit() {
        return unit;
    }

    public void setUnit(String unit) {
        this.unit = unit;
    }

    public double getAmount() {
        return amount;
    }

    public void setAmount(double amount) {
        this.amount = amount;
    }

    public List<Range> getRanges() {
        return ranges;
    }

    public void setRanges(List<Range> ranges) {
        this.ranges = ranges;
    }

    public Character getCode() {
        return code;
    }

    public void setCode(Character code) {
        this.code = code;
    }
}
