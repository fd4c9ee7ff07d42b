import java.math.BigDecimal;
    // as beginning in bean, but:
final class AccountBean implements Account, AccountMarshallable {
    private long id;

    // as id in bean, with BigDecimal for long, balance for id

    private Account parent;

    // as QuoteBean in bean, but:
    AccountBean() {

    // as in bean: getId

    // as bid in bean, but:
    public AccountBean setId(long id) {
        this.id = id;

    // as bid in bean, with BigDecimal for double, balance for bid
    // as setId in bean, with balance for setId, BigDecimal for long, balance for id
    // as blockSize in names, with parent for blockSize, parent for 4

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
