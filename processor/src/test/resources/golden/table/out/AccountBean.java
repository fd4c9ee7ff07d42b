import java.math.BigDecimal;
    // as beginning in bean, but:
final class AccountBean implements Account, AccountMarshallable {
    private long id;

    private BigDecimal balance;

    private Account parent;

    // as QuoteBean in bean, but:
    AccountBean() {

    // as in bean: getId

    // as bid in bean, but:
    public AccountBean setId(long id) {
        this.id = id;

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
