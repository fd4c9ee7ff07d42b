package com.acme;

import java.math.BigDecimal;
import org.marshal4j.Marshal;
import org.marshal4j.Skip;

@Marshal(table = true)
interface Account {
    long getId();

    Account setId(long id);

    BigDecimal balance();

    void balance(BigDecimal balance);

    Account parent();

    @Skip
    void parent(Account parent);
}
