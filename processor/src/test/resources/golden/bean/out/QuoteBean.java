import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
package com.acme;


/**
 * A {@link Quote} with a field for each property; {@link QuoteMarshaller} creates it. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class QuoteBean implements Quote, QuoteMarshallable {
    private double bid;

    private double ask;

    private long id;

    private LocalDate day;

    private boolean firm;

    private String symbol;

    private List<String> tags;

    /**
     * Creates an object with nothing set: numbers are 0, and objects are null.
     */
    public QuoteBean() {
    }

    @Override
    public double bid() {
        return bid;
    }

    @Override
    public QuoteBean bid(double bid) {
        this.bid = bid;
        return this;
    }

    @Override
    public double ask() {
        return ask;
    }

    // as bid in bean, but:
    public QuoteBean ask(double ask) {
        this.ask = ask;

    @Override
    public long getId() {
        return id;
    }

    @Override
    public void setId(long id) {
        this.id = id;
    }

    @Override
    public LocalDate getDay() {
        return day;
    }

    @Override
    public void setDay(LocalDate day) {
        this.day = day;
    }

    @Override
    public boolean isFirm() {
        return firm;
    }

    @Override
    public void setFirm(boolean firm) {
        this.firm = firm;
    }

    @Override
    public String getSymbol() {
        return symbol;
    }

    @Override
    public void setSymbol(String symbol) {
        this.symbol = symbol;
    }

    @Override
    public List<String> getTags() {
        return tags;
    }

    @Override
    public void setTags(List<String> tags) {
        this.tags = tags;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof QuoteBean that)) {
            return false;
        }
        return Double.compare(bid, that.bid) == 0
                && Double.compare(ask, that.ask) == 0
                && id == that.id
                && Objects.equals(day, that.day)
                && firm == that.firm
                && Objects.equals(symbol, that.symbol)
                && Objects.equals(tags, that.tags);
    }

    @Override
    public int hashCode() {
        int result = Double.hashCode(bid);
        result = 31 * result + Double.hashCode(ask);
        result = 31 * result + Long.hashCode(id);
        result = 31 * result + Objects.hashCode(day);
        result = 31 * result + Boolean.hashCode(firm);
        result = 31 * result + Objects.hashCode(symbol);
        result = 31 * result + Objects.hashCode(tags);
        return result;
    }

    @Override
    public String toString() {
        return "QuoteBean{bid=" + bid
                + ", ask=" + ask
                + ", id=" + id
                + ", day=" + day
                + ", firm=" + firm
                + ", symbol=" + symbol
                + ", tags=" + tags
                + '}';
    }
}
