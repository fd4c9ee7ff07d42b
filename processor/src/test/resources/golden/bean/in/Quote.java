package com.acme;

import java.time.LocalDate;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal(view = true)
public interface Quote extends Priced {
    long getId();

    void setId(long id);

    LocalDate getDay();

    void setDay(LocalDate day);

    boolean isFirm();

    void setFirm(boolean firm);

    @Required
    String getSymbol();

    void setSymbol(String symbol);

    List<String> getTags();

    void setTags(List<String> tags);

    default double getSpread() {
        return bid() - getId();
    }
}

interface Priced {
    double bid();

    Priced bid(double bid);
}
