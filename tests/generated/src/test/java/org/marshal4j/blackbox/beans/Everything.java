package org.marshal4j.blackbox.beans;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.StopBit;

/** Has a property of every kind, in every style of accessors. */
@Marshal(view = true)
public interface Everything {
    int count();

    void count(int count);

    boolean isOpen();

    void setOpen(boolean open);

    byte level();

    void level(byte level);

    short getLot();

    void setLot(short lot);

    char letter();

    void letter(char letter);

    long getId();

    void setId(long id);

    float weight();

    Everything weight(float weight);

    double price();

    Everything price(double price);

    Integer getRank();

    void setRank(Integer rank);

    LocalDate getDay();

    void setDay(LocalDate day);

    @Required
    UUID getKey();

    void setKey(UUID key);

    @FixedLength(3)
    String getCurrency();

    void setCurrency(String currency);

    @FixedLength(4)
    int[] corners();

    void corners(int[] corners);

    String getName();

    void setName(String name);

    @Skip
    String getScratch();

    void setScratch(String scratch);

    @Required
    String getSymbol();

    void setSymbol(String symbol);

    @MaxLength(40)
    StringBuilder note();

    void note(StringBuilder note);

    Side getSide();

    void setSide(Side side);

    @StopBit
    long getVolume();

    void setVolume(long volume);

    @OneOf({"a", "b"})
    String getKind();

    void setKind(String kind);

    double[] getDepths();

    void setDepths(double[] depths);

    List<String> getTags();

    void setTags(List<String> tags);

    Map<String, Integer> sizes();

    void sizes(Map<String, Integer> sizes);

    Optional<String> getComment();

    void setComment(Optional<String> comment);

    Part getFirst();

    void setFirst(Part first);

    @Required
    Part second();

    Everything second(Part second);

    List<Part> parts();

    void parts(List<Part> parts);

    long[][] getGrid();

    void setGrid(long[][] grid);

    Instant getURL();

    void setURL(Instant value);

    default double value() {
        return price() * count();
    }

    static int sides() {
        return Side.values().length;
    }

    enum Side {
        BUY,
        SELL
    }
}
