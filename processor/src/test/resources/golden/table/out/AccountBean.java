package com.acme;

import java.math.BigDecimal;
import java.util.Objects;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * A {@link Account} with a field for each property; {@link AccountMarshaller} creates it. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
final class AccountBean implements Account, AccountMarshallable {
    private long id;

    private BigDecimal balance;

    private Account parent;

    /**
     * Creates an object with nothing set: numbers are 0, and objects are null.
     */
    AccountBean() {
    }

    @Override
    public long getId() {
        return id;
    }

    @Override
    public AccountBean setId(long id) {
        this.id = id;
        return this;
    }

    @Override
    public BigDecimal balance() {
        return balance;
    }

    @Override
    public void balance(BigDecimal balance) {
        this.balance = balance;
    }

    @Override
    public Account parent() {
        return parent;
    }

    @Override
    public void parent(Account parent) {
        this.parent = parent;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof AccountBean that)) {
            return false;
        }
        return id == that.id
                && Objects.equals(balance, that.balance)
                && Objects.equals(parent, that.parent);
    }

    @Override
    public int hashCode() {
        int result = Long.hashCode(id);
        result = 31 * result + Objects.hashCode(balance);
        result = 31 * result + Objects.hashCode(parent);
        return result;
    }

    @Override
    public String toString() {
        return "AccountBean{id=" + id
                + ", balance=" + balance
                + ", parent=" + parent
                + '}';
    }
}
