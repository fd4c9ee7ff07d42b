package org.marshal4j.benchmarks.tables;

import java.io.Serializable;
import org.marshal4j.Marshal;

/**
 * A row: a bean with a field of each kind of number, a boolean and an enum. Beans share nothing but the enum
 * constants.
 */
@Marshal(table = true)
public class Tick implements Serializable {
    private static final long serialVersionUID = 1L;

    private long id;
    private long time;
    private double bid;
    private double ask;
    private int quantity;
    private float ratio;
    private Phase phase;
    private short venue;
    private char kind;
    private byte level;
    private boolean open;

    /** The phase of the market. */
    public enum Phase {
        OPENING,
        TRADING,
        CLOSING
    }

    /** Returns the tick of a row. Its prices are small multiples of 1/8, so that sums are exact in any order. */
    static Tick of(int row) {
        return fill(new Tick(), row);
    }

    /** Sets all fields of a tick to those of a row. */
    static <T extends Tick> T fill(T tick, int row) {
        tick.setId(row);
        tick.setTime(1_700_000_000_000_000_000L + row * 1_000L);
        tick.setBid(100 + row % 800 / 8.0);
        tick.setAsk(100.125 + row % 800 / 8.0);
        tick.setQuantity(row % 1_000);
        tick.setRatio(row % 16 / 16f);
        tick.setPhase(Phase.values()[row % 3]);
        tick.setVenue((short) (row % 40));
        tick.setKind((char) ('A' + row % 26));
        tick.setLevel((byte) (row % 10));
        tick.setOpen(row % 2 == 0);
        return tick;
    }

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public double getBid() {
        return bid;
    }

    public void setBid(double bid) {
        this.bid = bid;
    }

    public double getAsk() {
        return ask;
    }

    public void setAsk(double ask) {
        this.ask = ask;
    }

    public int getQuantity() {
        return quantity;
    }

    public void setQuantity(int quantity) {
        this.quantity = quantity;
    }

    public float getRatio() {
        return ratio;
    }

    public void setRatio(float ratio) {
        this.ratio = ratio;
    }

    public Phase getPhase() {
        return phase;
    }

    public void setPhase(Phase phase) {
        this.phase = phase;
    }

    public short getVenue() {
        return venue;
    }

    public void setVenue(short venue) {
        this.venue = venue;
    }

    public char getKind() {
        return kind;
    }

    public void setKind(char kind) {
        this.kind = kind;
    }

    public byte getLevel() {
        return level;
    }

    public void setLevel(byte level) {
        this.level = level;
    }

    public boolean isOpen() {
        return open;
    }

    public void setOpen(boolean open) {
        this.open = open;
    }
}
